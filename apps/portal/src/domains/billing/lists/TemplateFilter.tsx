import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { PlanTemplatesDocument } from '../plans/plans.graphql.ts';
import { planWords } from '../plans/words.ts';

/** Narrows a list to those with a plan of one template. */
export const TemplateFilter = ({
  location,
  value,
  onChange,
}: {
  location: string;
  value: string;
  onChange: (template: string) => void;
}) => {
  const t = useWords(planWords);
  const { data } = useAsk(PlanTemplatesDocument, { location });
  const choices = data?.getBillingPlanTemplates.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return <FilterMenu name={t('plan')} value={value} choices={choices} onChange={onChange} />;
};
