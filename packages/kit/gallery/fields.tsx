import type { ReactNode } from 'react';
import { ColourField } from '../src/field/ColourField.tsx';
import { CopyField } from '../src/field/CopyField.tsx';
import { DateField } from '../src/field/DateField.tsx';
import { DigitsField } from '../src/field/DigitsField.tsx';
import { FileField } from '../src/field/FileField.tsx';
import { FindField } from '../src/field/FindField.tsx';
import type { FieldProps } from '../src/field/field-props.ts';
import type { SentFile } from '../src/field/file-queue.ts';
import { MoneyField } from '../src/field/MoneyField.tsx';
import { NumberField } from '../src/field/NumberField.tsx';
import { PeoplePicker } from '../src/field/PeoplePicker.tsx';
import { PersonPicker } from '../src/field/PersonPicker.tsx';
import { PhoneField } from '../src/field/PhoneField.tsx';
import type { PersonChoice } from '../src/field/people.ts';
import { SignatureField } from '../src/field/SignatureField.tsx';
import { TimeField } from '../src/field/TimeField.tsx';
import { Toggles } from '../src/field/Toggles.tsx';
import { ReasonField } from '../src/ReasonField.tsx';
import { RichText } from '../src/rich/RichText.tsx';
import { RichTextView } from '../src/rich/RichTextView.tsx';
import { Held, nothing, type State, statesOf } from './state.tsx';

const ava: PersonChoice = { id: '1', name: 'Ava Lopez', detail: 'Sunflowers' };
const leo: PersonChoice = { id: '2', name: 'Leo Lopez', detail: 'Little Owls' };
const find = async (text: string): Promise<readonly PersonChoice[]> =>
  [ava, leo].filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
const paper: SentFile = { key: 'a', name: 'medical-form.pdf', bytes: 182_000 };
const send = async () => ({ key: 'b' });
const text = '<p>Bring <strong>sun hats</strong> and a bottle.</p><ul><li>Sunflowers</li><li>Little Owls</li></ul>';

/** The states every field has: empty, filled, required and wrong, and off. */
const field = <V,>(part: string, empty: V, filled: V, draw: (props: FieldProps<V>) => ReactNode): State[] => {
  const said = { label: 'A label', description: 'What it is for.' };
  return statesOf(part, {
    empty: () => <Held value={empty}>{(held) => draw({ ...said, ...held })}</Held>,
    filled: () => <Held value={filled}>{(held) => draw({ ...said, ...held })}</Held>,
    wrong: () => (
      <Held value={empty}>
        {(held) => draw({ ...said, ...held, withAsterisk: true, error: 'Say what is missing.' })}
      </Held>
    ),
    off: () => draw({ ...said, value: filled, onChange: nothing, disabled: true }),
  });
};

export const fieldStates: readonly State[] = [
  ...field<number | null>('field/NumberField', null, 12, (props) => <NumberField {...props} unit="%" max={100} />),
  ...field<number | null>('field/MoneyField', null, 125_000, (props) => <MoneyField {...props} />),
  ...field('field/PhoneField', '', '+12075550142', (props) => <PhoneField {...props} />),
  ...field('field/DateField', '', '2026-03-09', (props) => <DateField {...props} />),
  ...field('field/TimeField', '', '07:30', (props) => <TimeField {...props} />),
  ...field<readonly (readonly number[])[]>(
    'field/SignatureField',
    [],
    [[80, 220, 200, 60, 300, 230, 420, 90, 640, 210]],
    (props) => <SignatureField {...props} />,
  ),
  ...field('field/DigitsField', '', '0042', (props) => <DigitsField {...props} maxLength={4} />),
  ...field('field/ColourField', '', '#2f7fb8', (props) => (
    <ColourField {...props} suggested={['#2f7fb8', '#b87a00', '#2f8a5b']} />
  )),
  ...field<PersonChoice | null>('field/PersonPicker', null, ava, (props) => <PersonPicker {...props} find={find} />),
  ...field<readonly PersonChoice[]>('field/PeoplePicker', [], [ava, leo], (props) => (
    <PeoplePicker {...props} find={find} />
  )),
  ...field<readonly SentFile[]>('field/FileField', [], [paper], (props) => (
    <FileField {...props} send={send} most={3} accept={['.pdf']} />
  )),
  ...field<readonly ('mon' | 'tue')[]>('field/Toggles', [], ['mon'], (props) => (
    <Toggles
      {...props}
      choices={[
        { value: 'mon', label: 'Monday' },
        { value: 'tue', label: 'Tuesday' },
      ]}
    />
  )),
  ...field('ReasonField', '', 'Moved away', (props) => (
    <ReasonField {...props} usual={['Moved away', 'Started school']} />
  )),
  ...field('rich/RichText', '', text, (props) => <RichText {...props} />),
  ...statesOf('rich/RichTextView', { text: () => <RichTextView html={text} /> }),
  ...statesOf('field/CopyField', {
    address: () => <CopyField label="Address" help="Paste it into your calendar." text="https://sunny.example/c/7" />,
  }),
  ...statesOf('field/FindField', {
    empty: () => <Held value="">{(held) => <FindField label="Find" placeholder="Name" {...held} />}</Held>,
    typed: () => <Held value="Ava">{(held) => <FindField label="Find" {...held} />}</Held>,
  }),
];
