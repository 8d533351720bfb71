import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { OneFormDocument, type OneFormQuery } from '../forms.graphql.ts';
import { formWords } from '../words.ts';

export type FormRecord = NonNullable<OneFormQuery['form']>;

const tabs = [
  { key: 'forms.one.details', words: 'tabDetails', rule: 'teacher' },
  { key: 'forms.one.edit', words: 'tabEdit', rule: 'teacher' },
  { key: 'forms.one.share', words: 'tabShare', rule: 'teacher' },
  { key: 'forms.one.entries', words: 'tabAnswers', rule: 'teacher' },
  { key: 'forms.one.settings', words: 'tabSettings', rule: 'teacher' },
  { key: 'forms.one.automation', words: 'tabAutomation', rule: 'manager' },
  { key: 'forms.one.logs', words: 'tabLogs', rule: 'teacher' },
] as const;

/** One form as staff see it: its name and its parts as tabs; contacts are led to what is theirs. */
export const FormFrame = ({
  actions,
  children,
}: {
  actions?: (form: FormRecord) => ReactNode;
  children: (form: FormRecord, again: () => void) => ReactNode;
}) => {
  const t = useWords(formWords);
  const { id, params } = useHere();
  const { role } = usePerson();
  const formId = params.formId ?? '';
  const staff = allows(role, 'teacher');
  const answer = useRecord(OneFormDocument, { variables: { id: formId }, record: ({ form }) => form, pause: !staff });
  if (!staff) return <Navigate to={href('forms.one', { formId })} replace />;
  return (
    <RecordScreen answer={answer} titleOf={({ name }) => name} actions={actions}>
      {(form) => (
        <Stack gap="l">
          <LinkTabs
            label={t('parts')}
            here={id ?? ''}
            tabs={tabs
              .filter(({ rule }) => allows(role, rule))
              .map(({ key, words }) => ({ key, label: t(words), to: href(key, { formId }) }))}
          />
          {children(form, answer.again)}
        </Stack>
      )}
    </RecordScreen>
  );
};
