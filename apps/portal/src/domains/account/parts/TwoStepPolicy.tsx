import { NativeSelect } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { factorWords } from '../factor-words.ts';
import { SaveTwoStepFromDocument } from '../saveTwoStepFrom.graphql.ts';
import type { Factors } from './SecondStepSection.tsx';

/** For admins: from which role up the centre asks for a second step. */
export const TwoStepPolicy = ({ factors }: { factors: Factors }) => {
  const t = useWords(factorWords);
  const save = useAction(SaveTwoStepFromDocument, { say: () => ({ title: t('saved') }) });
  return (
    <Section title={t('policy')} help={t('policyHelp')}>
      <NativeSelect
        aria-label={t('policy')}
        size="lg"
        value={factors.required_from}
        disabled={save.busy}
        data={(['nobody', 'admin', 'manager', 'teacher'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(event) => void save.run({ value: event.currentTarget.value })}
      />
    </Section>
  );
};
