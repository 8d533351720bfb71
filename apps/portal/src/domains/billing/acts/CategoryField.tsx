import { Select } from '@mantine/core';
import type { FieldProps } from '@nestling/kit/field/field-props.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { BillingPricesDocument } from './acts.graphql.ts';
import { actWords } from './words.ts';

/** One of the charge categories of a location, or none. */
export const CategoryField = ({
  location,
  ...field
}: {
  location: string;
} & FieldProps<string | null>) => {
  const t = useWords(actWords);
  const [{ data }] = useQuery({ query: BillingPricesDocument, variables: { location } });
  return (
    <Select
      placeholder={t('noCategory')}
      data={data?.chargeCategories.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      clearable
      searchable
      {...field}
    />
  );
};
