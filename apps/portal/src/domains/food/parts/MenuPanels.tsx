import { Button, Checkbox, MultiSelect } from '@mantine/core';
import {
  autofillFoodMenu,
  copyFoodMenuToLocation,
  copyFoodMenuWeek,
  saveFoodMenuSetting,
} from '@nestling/contract/operations/food.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { useLocations } from '../../../shell/location.ts';
import { FoodSettingDocument } from '../food.graphql.ts';
import { foodWords } from '../words.ts';

export type PanelKind = 'copy' | 'autofill' | 'rotation' | 'location';
type Props = { location: string; monday: string; week: string | null; onClose: () => void };

const Framed = ({ title, children, onClose }: { title: string; children: ReactNode; onClose: () => void }) => (
  <SidePanel title={title} onClose={onClose}>
    {children}
  </SidePanel>
);

const CopyWeek = ({ week, monday, onClose }: Props) => {
  const t = useWords(foodWords);
  const copy = useAction(copyFoodMenuWeek, { ownErrors: true });
  const form = useRecordForm({
    name: 'food-copy',
    initial: { date: addDays(monday, 7) },
    validate: { date: (value) => (value ? null : t('needStart')) },
    save: ({ date }) => copy.run({ id: week ?? '', date }),
    onSaved: onClose,
  });
  return (
    <Framed title={t('copyWeek')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ date: t('copyTo') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('copy')}
          </Button>
        }
      >
        <DateField label={t('copyTo')} {...form.fields.getInputProps('date')} />
      </FormBody>
    </Framed>
  );
};

const Autofill = ({ location, monday, onClose }: Props) => {
  const t = useWords(foodWords);
  const fill = useAction(autofillFoodMenu, { ownErrors: true });
  const form = useRecordForm({
    name: 'food-autofill',
    initial: { start_date: monday, end_date: addDays(monday, 27) },
    save: (values) => fill.run({ location, ...values }),
    onSaved: onClose,
  });
  return (
    <Framed title={t('autofill')} onClose={onClose}>
      <p>{t('autofillText')}</p>
      <FormBody
        form={form}
        labels={{ start_date: t('from'), end_date: t('until') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('fill')}
          </Button>
        }
      >
        <DateField label={t('from')} {...form.fields.getInputProps('start_date')} />
        <DateField label={t('until')} {...form.fields.getInputProps('end_date')} />
      </FormBody>
    </Framed>
  );
};

const Rotation = ({ location, onClose }: Props) => {
  const t = useWords(foodWords);
  const { data } = useAsk(FoodSettingDocument, { location });
  return (
    <Framed title={t('rotation')} onClose={onClose}>
      {data ? <RotationForm location={location} setting={data.getFoodMenuSetting} onClose={onClose} /> : null}
    </Framed>
  );
};

const RotationForm = ({
  location,
  setting,
  onClose,
}: {
  location: string;
  setting: { week: number; rotate: boolean } | null;
  onClose: () => void;
}) => {
  const t = useWords(foodWords);
  const save = useAction(saveFoodMenuSetting, { ownErrors: true });
  const form = useRecordForm<{ week: number | null; rotate: boolean }, object>({
    name: 'food-rotation',
    initial: { week: setting?.week ?? 4, rotate: setting?.rotate ?? true },
    save: ({ week, rotate }) => save.run({ location, week: week ?? 0, rotate }),
    onSaved: onClose,
  });
  return (
    <FormBody
      form={form}
      labels={{ week: t('weeksInCycle') }}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <NumberField label={t('weeksInCycle')} min={1} max={53} {...form.fields.getInputProps('week')} />
      <Checkbox label={t('rotate')} {...form.fields.getInputProps('rotate', { type: 'checkbox' })} />
    </FormBody>
  );
};

const ToLocation = ({ location, onClose }: Props) => {
  const t = useWords(foodWords);
  const others = useLocations().filter(({ id }) => id !== location);
  const copy = useAction(copyFoodMenuToLocation, { ownErrors: true });
  const form = useRecordForm<{ to_locations: string[] }, object>({
    name: 'food-to-location',
    initial: { to_locations: [] },
    save: ({ to_locations }) => copy.run({ location, to_locations }),
    onSaved: onClose,
  });
  return (
    <Framed title={t('copyLocation')} onClose={onClose}>
      <p>{t('allWeeks')}</p>
      <FormBody
        form={form}
        labels={{ to_locations: t('toLocations') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('copy')}
          </Button>
        }
      >
        <MultiSelect
          label={t('toLocations')}
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.fields.getInputProps('to_locations')}
        />
      </FormBody>
    </Framed>
  );
};

const panels = { copy: CopyWeek, autofill: Autofill, rotation: Rotation, location: ToLocation } as const;

/** What is done to whole weeks, beside the menu. */
export const MenuPanel = ({ kind, ...props }: Props & { kind: PanelKind }) => {
  const Panel = panels[kind];
  return <Panel {...props} />;
};
