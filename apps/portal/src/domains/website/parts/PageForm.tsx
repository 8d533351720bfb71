import { Select } from '@mantine/core';
import type { BlockFieldProps } from '@nestling/editor/block-set.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { PublicFormsDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

/** Chooses a form of the portal that has a public link; its value is the form's number. */
export const PageForm = ({ label, value, onChange, error }: BlockFieldProps) => {
  const t = useWords(websiteWords);
  const { data } = useAsk(PublicFormsDocument, {});
  const forms = (data?.filterWebForms ?? []).filter(
    ({ active, archive, type }) => active && !archive && type === 'web',
  );
  if (data && forms.length === 0) return <p>{t('noForms')}</p>;
  return (
    <Select
      label={label}
      description={t('formHelp')}
      error={error}
      searchable
      clearable
      data={forms.map(({ id, name }) => ({ value: id, label: name }))}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(chosen) => onChange(chosen ?? '', 'chosen')}
    />
  );
};
