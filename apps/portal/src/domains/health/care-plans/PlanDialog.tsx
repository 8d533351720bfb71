import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { createCarePlan, updateCarePlan } from '@nestling/contract/operations/health.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { carePlanKinds, carePlanSeverities } from '@nestling/rules/care-plans.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { IconPlus } from '@tabler/icons-react';
import health from '../health.module.css';
import { stepsOf, useCareWords } from './care-plan-words.ts';
import { CarePlanChoicesDocument, type CareVersionFragment } from './care-plans.graphql.ts';

/** A plan has so many steps at most. */
const MOST_STEPS = 12;
/** So many are asked for to begin with: whoever calls 911 does something before and after. */
const FIRST_STEPS = ['', '', ''];

/** What a form of a plan starts with: all of the version it replaces, or nothing. */
const begun = (plan: CareVersionFragment | null) => ({
  kind: plan?.kind ?? 'allergy',
  name: plan?.name ?? '',
  severity: plan?.severity ?? 'severe',
  triggers: plan?.triggers ?? '',
  signs: plan?.signs ?? '',
  steps: plan ? [...stepsOf(plan)] : FIRST_STEPS,
  medicine: plan?.medicine ?? '',
  medicine_at: plan?.medicine_at ?? '',
  authorization: plan?.authorization?.id,
  doctor: plan?.doctor ?? '',
  doctor_phone: plan?.doctor_phone ?? '',
  document: plan?.document?.id,
  starts_on: plan?.starts_on ?? stated(Date.now()).date,
  ends_on: plan?.ends_on ?? '',
});

const useNewPlan = (student: string, onSaved: () => void) =>
  useCallForm({
    call: createCarePlan,
    name: `care-plan:${student}`,
    fixed: { student_id: student },
    values: begun(null),
    onSaved,
  });
const useNextPlan = (plan: CareVersionFragment, onSaved: () => void) =>
  useCallForm({ call: updateCarePlan, fixed: { id: plan.id }, values: begun(plan), onSaved });

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
  const { field, part, values, set } = form;
  const signed = (data?.studentMedicationAuthorizations ?? []).filter(
    ({ id, status }) => status === 'active' || status === 'requested' || id === values.authorization,
  );
  const papers = data?.studentDocuments ?? [];
  const { steps } = values;
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
      {steps.map((_, at) => {
        const path = `steps.${at}`;
        return <TextInput key={path} {...part(path, t('step', { number: String(at + 1) }))} />;
      })}
      {steps.length < MOST_STEPS ? (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => set('steps', [...steps, ''])}>
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
