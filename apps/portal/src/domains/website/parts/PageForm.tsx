import { Select } from '@mantine/core';
import type { BlockFieldProps } from '@nestling/editor/block-set.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { PublicFormsDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';
import { SiteForms } from './SiteForms.tsx';

/** Chooses a form of the portal that has a public link, or makes one; its value is the form's number. */
export const PageForm = ({ label, value, onChange, error }: BlockFieldProps) => {
  const t = useWords(websiteWords);
  const { data } = useAsk(PublicFormsDocument, {});
  const forms = (data?.filterWebForms ?? []).filter(
    ({ active, archive, type }) => active && !archive && type === 'web',
  );
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  return (
    <Stack gap="s">
      {forms.length > 0 ? (
        <Select
          label={label}
          description={t('formHelp')}
          error={error}
          searchable
          clearable
          data={forms.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={(id) => onChange(id ?? '', 'chosen')}
        />
      ) : (
        <p>{t('noForms')}</p>
      )}
      {chosen ? null : <SiteForms onMade={(id) => onChange(id, 'chosen')} />}
    </Stack>
  );
};
