import { Button, TextInput } from '@mantine/core';
import { Chart } from '../src/chart/Chart.tsx';
import { Drawer } from '../src/Drawer.tsx';
import { FormBody } from '../src/FormBody.tsx';
import { FormDialog } from '../src/FormDialog.tsx';
import { FormPanel } from '../src/FormPanel.tsx';
import { useFieldForm } from '../src/field-form.ts';
import { JumpList } from '../src/JumpList.tsx';
import { LinkTabs } from '../src/LinkTabs.tsx';
import { Row, Stack } from '../src/layout/Stack.tsx';
import { Pending } from '../src/Pending.tsx';
import { Missing, Problem } from '../src/Problem.tsx';
import { RecordScreen } from '../src/RecordScreen.tsx';
import { Screen } from '../src/Screen.tsx';
import { Section } from '../src/Section.tsx';
import { SettingsForm } from '../src/SettingsForm.tsx';
import { SidePanel } from '../src/SidePanel.tsx';
import { Stepper } from '../src/steps/Stepper.tsx';
import { Tabs } from '../src/Tabs.tsx';
import { broken, noLine, refused } from './errors.ts';
import { nothing, type State, statesOf } from './state.tsx';

const useSample = () =>
  useFieldForm<{ name: string }, object>({
    name: 'gallery:sample',
    initial: { name: '' },
    limits: { name: { required: true, longest: 60 } },
    save: async () => ({ kind: 'declined', message: 'That name is taken.', fieldErrors: [] }),
    onSaved: nothing,
  });

const Form = () => {
  const form = useSample();
  return (
    <FormBody form={form} actions={<Button type="submit">Save</Button>}>
      <TextInput {...form.field('name', 'Name', 'As it stands on paper.')} />
    </FormBody>
  );
};

const Panel = () => {
  const form = useSample();
  return (
    <FormPanel form={form} title="A room" onClose={nothing}>
      <TextInput {...form.field('name', 'Name')} />
    </FormPanel>
  );
};

const InDialog = () => {
  const form = useSample();
  return (
    <FormDialog form={form} title="Take it back" says="The family is told." submit="Take back" danger onClose={nothing}>
      <TextInput {...form.field('name', 'Name')} />
    </FormDialog>
  );
};

const Settings = () => {
  const form = useSample();
  return (
    <SettingsForm form={form} title="At the door" help="What the tablet asks.">
      <TextInput {...form.field('name', 'Name')} />
    </SettingsForm>
  );
};

const words = <p>Sunflowers are here from 7 to 5.</p>;
const record = (one: string | null | undefined) => (
  <RecordScreen answer={{ record: one, error: undefined, again: nothing }} titleOf={(name) => name}>
    {() => words}
  </RecordScreen>
);
const months = [
  { label: 'January', values: { paid: 1200, owed: 300 } },
  { label: 'February', values: { paid: 1500, owed: null } },
  { label: 'March', values: { paid: 900, owed: 450 } },
];
const chart = {
  label: 'Payments',
  head: 'Month',
  rows: months,
  series: [
    { key: 'paid', label: 'Paid' },
    { key: 'owed', label: 'Owed' },
  ],
};

export const pageStates: readonly State[] = [
  ...statesOf('Screen', {
    whole: () => (
      <Screen title="Rooms" count={5} detail="Elm Street" actions={<Button>Add room</Button>}>
        {words}
      </Screen>
    ),
  }),
  ...statesOf('RecordScreen', {
    fetching: () => record(undefined),
    'not there': () => record(null),
    record: () => record('Ava Lopez'),
  }),
  ...statesOf('Section', {
    whole: () => (
      <Section title="Contacts" help="Who may pick up." action={<Button variant="default">Add</Button>}>
        {words}
      </Section>
    ),
  }),
  ...statesOf('Problem', {
    failed: () => <Problem error={broken} onRetry={nothing} />,
    'no line': () => <Problem error={noLine} onRetry={nothing} />,
    refused: () => <Problem error={refused} />,
    missing: () => <Missing />,
  }),
  ...statesOf('Pending', {
    fetching: () => <Pending error={undefined} onRetry={nothing} rows={3} />,
    failed: () => <Pending error={broken} onRetry={nothing} rows={3} />,
  }),
  ...statesOf('FormBody', { empty: () => <Form /> }),
  ...statesOf('FormPanel', { empty: () => <Panel /> }),
  ...statesOf('FormDialog', { open: () => <InDialog /> }),
  ...statesOf('SettingsForm', { empty: () => <Settings /> }),
  ...statesOf('SidePanel', {
    whole: () => (
      <SidePanel title="Sunflowers" onClose={nothing} foot={<Button variant="default">Print</Button>}>
        {words}
      </SidePanel>
    ),
  }),
  ...statesOf('Drawer', {
    whole: () => (
      <Drawer title="Invoice 7" acts={<Button variant="subtle">Actions</Button>} onClose={nothing}>
        {words}
      </Drawer>
    ),
  }),
  ...statesOf('Tabs', {
    first: () => (
      <Tabs
        label="Parts"
        tabs={[
          { key: 'day', label: 'Day', content: () => words },
          { key: 'week', label: 'Week', content: () => null },
        ]}
      />
    ),
  }),
  ...statesOf('LinkTabs', {
    second: () => (
      <LinkTabs
        label="Parts"
        here="week"
        tabs={[
          { key: 'day', label: 'Day', to: '.' },
          { key: 'week', label: 'Week', to: '.' },
        ]}
      />
    ),
  }),
  ...statesOf('JumpList', {
    'two sections': () => (
      <JumpList>
        <Section title="Hours">{words}</Section>
        <Section title="Rooms">{words}</Section>
      </JumpList>
    ),
  }),
  ...statesOf('steps/Stepper', {
    'second of three': () => (
      <Stepper
        label="Import"
        steps={[
          { key: 'file', label: 'File', done: true, content: () => words },
          { key: 'columns', label: 'Columns', done: false, content: () => words },
          { key: 'look', label: 'Look through', done: false, content: () => words },
        ]}
      />
    ),
  }),
  ...statesOf('chart/Chart', {
    bars: () => <Chart kind="bars" {...chart} />,
    lines: () => <Chart kind="lines" {...chart} />,
    shares: () => <Chart kind="shares" {...chart} />,
    none: () => <Chart kind="bars" {...chart} rows={[]} />,
  }),
  ...statesOf('layout/Stack', {
    stack: () => (
      <Stack gap="s">
        <Button>One</Button>
        <Button variant="default">Two</Button>
      </Stack>
    ),
    row: () => (
      <Row justify="between">
        <Button variant="default">Back</Button>
        <Button color="red">Delete</Button>
      </Row>
    ),
  }),
];
