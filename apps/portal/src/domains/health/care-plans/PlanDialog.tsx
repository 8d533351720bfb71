import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { createCarePlan, updateCarePlan } from '@nestling/contract/operations/health.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { carePlanKinds, carePlanSeverities } from '@nestling/rules/care-plans.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import health from '../health.module.css';
import { stepsOf, useCareWords } from './care-plan-words.ts';
import { CarePlanChoicesDocument, type CareVersionFragment } from './care-plans.graphql.ts';

/** The fields of the steps: as many as a plan has at most. */
const slots = [
  'step_1',
  'step_2',
  'step_3',
  'step_4',
  'step_5',
  'step_6',
  'step_7',
  'step_8',
  'step_9',
  'step_10',
  'step_11',
  'step_12',
] as const;
/** So many are shown to begin with: whoever calls 911 does something before and after. */
const FIRST_STEPS = 3;
/** A step is so long at most, as the call says. */
const STEP_LETTERS = 300;

/** What a form of a plan starts with: all of the version it replaces, or nothing. */
const begun = (plan: CareVersionFragment | null) => {
  const steps = plan ? stepsOf(plan) : [];
  return {
    kind: plan?.kind ?? 'allergy',
    name: plan?.name ?? '',
    severity: plan?.severity ?? 'severe',
    triggers: plan?.triggers ?? '',
    signs: plan?.signs ?? '',
    step_1: steps[0] ?? '',
    step_2: steps[1] ?? '',
    step_3: steps[2] ?? '',
    step_4: steps[3] ?? '',
    step_5: steps[4] ?? '',
    step_6: steps[5] ?? '',
    step_7: steps[6] ?? '',
    step_8: steps[7] ?? '',
    step_9: steps[8] ?? '',
    step_10: steps[9] ?? '',
    step_11: steps[10] ?? '',
    step_12: steps[11] ?? '',
    medicine: plan?.medicine ?? '',
    medicine_at: plan?.medicine_at ?? '',
    authorization: plan?.authorization?.id,
    doctor: plan?.doctor ?? '',
    doctor_phone: plan?.doctor_phone ?? '',
    document: plan?.document?.id,
    starts_on: plan?.starts_on ?? stated(Date.now()).date,
    ends_on: plan?.ends_on ?? '',
  };
};
type Begun = ReturnType<typeof begun>;
/** The steps that were filled in, in order. */
const saidIn = (values: Pick<Begun, (typeof slots)[number]>): string[] =>
  slots.map((slot) => values[slot].trim()).filter((step) => step !== '');
const needs = () => ['step_1' as const];

const useNewPlan = (student: string, onSaved: () => void) =>
  useCallForm({
    call: createCarePlan,
    name: `care-plan:${student}`,
    fixed: { student_id: student },
    values: begun(null),
    args: (given, values) => ({ ...given, steps: saidIn(values) }),
    needs,
    onSaved,
  });
const useNextPlan = (plan: CareVersionFragment, onSaved: () => void) =>
  useCallForm({
    call: updateCarePlan,
    fixed: { id: plan.id },
    values: begun(plan),
    args: (given, values) => ({ ...given, steps: saidIn(values) }),
    needs,
    onSaved,
  });

interface Of {
  readonly student: string;
  readonly onClose: () => void;
}

const NewPlan = ({ student, onClose }: Of) => {
  const { t } = useCareWords();
  const form = useNewPlan(student, onClose);
  return (
    <FormDialog form={form} title={t('addTitle')} says={t('addSays')} submit={t('save')} width={640} onClose={onClose}>
      <Fields form={form} student={student} />
    </FormDialog>
  );
};

const NextPlan = ({ plan, student, onClose }: Of & { plan: CareVersionFragment }) => {
  const { t } = useCareWords();
  const form = useNextPlan(plan, onClose);
  return (
    <FormDialog
      form={form}
      title={t('changeTitle')}
      says={t('changeSays')}
      submit={t('save')}
      width={640}
      onClose={onClose}
    >
      <Fields form={form} student={student} />
    </FormDialog>
  );
};

const Fields = ({ form, student }: { form: ReturnType<typeof useNewPlan>; student: string }) => {
  const { t, kindName, severityName } = useCareWords();
  const { data } = useAsk(CarePlanChoicesDocument, { student });
  const { field, values } = form;
  const filled = slots.findLastIndex((slot) => values[slot] !== '') + 1;
  const [shown, setShown] = useState(Math.max(FIRST_STEPS, filled));
  const signed = (data?.studentMedicationAuthorizations ?? []).filter(
    ({ id, status }) => status === 'active' || status === 'requested' || id === values.authorization,
  );
  const papers = data?.studentDocuments ?? [];
  return (
    <>
      <div className={health.dates}>
        <Select
          {...field('kind', t('kind'))}
          data={carePlanKinds.map((value) => ({ value, label: kindName(value) }))}
          allowDeselect={false}
        />
        <Select
          {...field('severity', t('severity'))}
          data={carePlanSeverities.map((value) => ({ value, label: severityName(value) }))}
          allowDeselect={false}
        />
      </div>
      <TextInput {...field('name', t('name'), t('nameHelp'))} data-autofocus />
      <Textarea autosize {...field('triggers', t('triggers'))} />
      <Textarea autosize {...field('signs', t('signs'), t('signsHelp'))} />
      {slots.slice(0, shown).map((slot, at) => (
        <TextInput key={slot} {...field(slot, t('step', { number: String(at + 1) }))} maxLength={STEP_LETTERS} />
      ))}
      {shown < slots.length ? (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setShown(shown + 1)}>
            {t('moreSteps')}
          </Button>
        </div>
      ) : null}
      <div className={health.dates}>
        <TextInput {...field('medicine', t('medicine'))} />
        <TextInput {...field('medicine_at', t('medicineAt'))} />
      </div>
      {signed.length > 0 ? (
        <Select
          {...field('authorization', t('authorization'))}
          placeholder={t('noAuthorization')}
          data={signed.map(({ id, name }) => ({ value: id, label: name }))}
          clearable
        />
      ) : null}
      <div className={health.dates}>
        <TextInput {...field('doctor', t('doctor'))} />
        <TextInput {...field('doctor_phone', t('doctorPhone'))} />
      </div>
      {papers.length > 0 ? (
        <Select
          {...field('document', t('document'))}
          placeholder={t('noDocument')}
          data={papers.map(({ id, name }) => ({ value: id, label: name }))}
          clearable
        />
      ) : null}
      <div className={health.dates}>
        <DateField {...field('starts_on', t('from'))} />
        <DateField {...field('ends_on', t('until'), t('untilHelp'))} />
      </div>
    </>
  );
};

/** A first version of a plan for a child, or the next one of `plan`. */
const PlanDialog = ({ plan, ...of }: Of & { plan: CareVersionFragment | null }) =>
  plan ? <NextPlan plan={plan} {...of} /> : <NewPlan {...of} />;

export default PlanDialog;
