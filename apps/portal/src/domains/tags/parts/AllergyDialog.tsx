import { Autocomplete, SegmentedControl, TextInput } from '@mantine/core';
import { takeBackStudentAllergy } from '@nestling/contract/operations/tags.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { type AllergyNote, allergenName, majorAllergens, severities } from '@nestling/rules/allergens.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { AllergiesDocument, NoteAllergySaidDocument } from '../allergies.graphql.ts';
import { tagWords } from '../words.ts';

type Carrying = {
  readonly id: string;
  readonly allergies: readonly { readonly id: string; readonly name: string }[];
};

/**
 * One allergy of a child: any word, those of the law and of the center's list offered first, how bad it is, what it looks
 * like, what to do and where the medicine is. Of one that stands there already its facts are changed.
 */
const AllergyDialog = ({
  student,
  noted,
  onClose,
}: {
  student: Carrying;
  noted?: { readonly name: string; readonly note: AllergyNote } | undefined;
  onClose: () => void;
}) => {
  const t = useWords(tagWords);
  const { language } = useSpeech();
  const { data } = useAsk(AllergiesDocument, { first: 200 }, { keep: ['first'] });
  const back = useAction(takeBackStudentAllergy);
  const change = useAction(NoteAllergySaidDocument);
  const before = noted?.note;
  const facts = {
    severity: before?.severity ?? '',
    reaction: before?.reaction ?? '',
    what_to_do: before?.what_to_do ?? '',
    medicine_at: before?.medicine_at ?? '',
  };
  const form = useCallForm({
    call: NoteAllergySaidDocument,
    name: `allergy:${student.id}:${before?.id ?? 'new'}`,
    fixed: { student_id: student.id, ...(before ? { id: before.id } : {}) },
    // A fact that was emptied is sent as one, or it would stay.
    args: (_, values) => ({
      ...(before ? {} : { name: values.name }),
      severity: values.severity,
      reaction: values.reaction,
      what_to_do: values.what_to_do,
      medicine_at: values.medicine_at,
    }),
    values: { name: noted?.name ?? '', ...facts },
    needs: () => ['name'],
    undo: ({ outcome }) => {
      const id = outcome?.id;
      if (!id) return null;
      const carried = student.allergies.some((one) => one.id === id);
      if (before) return () => void change.run({ student_id: student.id, id, ...facts });
      return carried ? null : () => void back.run({ student_id: student.id, id });
    },
    onSaved: onClose,
  });
  const carried = new Set(student.allergies.map(({ name }) => allergenName(name, language)));
  const offered = [
    ...new Set([
      ...majorAllergens.map(({ en }) => allergenName(en, language)),
      ...(data?.words ?? []).map(({ name }) => allergenName(name, language)),
    ]),
  ].filter((name) => !carried.has(name));
  const severity = form.field('severity', t('severity'));
  return (
    <FormDialog form={form} title={noted ? allergenName(noted.name, language) : t('noteAllergy')} onClose={onClose}>
      {noted ? null : (
        <Autocomplete
          {...form.field('name', t('allergy'), t('allergyHelp'))}
          data={offered}
          autoComplete="off"
          data-autofocus
        />
      )}
      <div>
        <p id="severity">{severity.label}</p>
        <SegmentedControl
          fullWidth
          aria-labelledby="severity"
          value={severity.value}
          onChange={(next) => severity.onChange(severities.find((one) => one === next) ?? '')}
          data={[
            { value: '', label: t('severity_none') },
            ...[...severities].reverse().map((value) => ({ value, label: t(`severity_${value}`) })),
          ]}
        />
      </div>
      <TextInput {...form.field('reaction', t('reaction'), t('reactionHelp'))} />
      <TextInput {...form.field('what_to_do', t('whatToDo'), t('whatToDoHelp'))} />
      <TextInput {...form.field('medicine_at', t('medicineAt'), t('medicineAtHelp'))} />
    </FormDialog>
  );
};

export default AllergyDialog;
