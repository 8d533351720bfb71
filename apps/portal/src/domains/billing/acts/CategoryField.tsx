import { Select } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { BillingPricesDocument } from './acts.graphql.ts';
import { actWords } from './words.ts';

/** One of the charge categories of a location, or none. */
export const CategoryField = ({
  location,
  ...field
}: {
  location: string;
  value?: string | null;
  onChange: (value: string | null) => void;
  error?: ReactNode;
}) => {
  const t = useWords(actWords);
  const [{ data }] = useQuery({ query: BillingPricesDocument, variables: { location } });
  return (
    <Select
      label={t('category')}
      placeholder={t('noCategory')}
      data={data?.chargeCategories.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      clearable
      searchable
      {...field}
    />
  );
};
