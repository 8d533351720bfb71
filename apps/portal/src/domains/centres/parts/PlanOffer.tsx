import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { centerWords } from '../center-words.ts';
import { linesOf } from '../lines-of.ts';
import { usePrice } from '../use-price.ts';

type Plan = {
  readonly name: string;
  readonly price: number;
  readonly period: string;
  readonly description: string | null;
  readonly features: unknown;
  readonly max_locations: number | null;
  readonly max_students: number | null;
  readonly max_cameras: number | null;
};

/** A plan as it is offered: what it costs, what it contains, and what can be done with it. */
export const PlanOffer = ({
  plan,
  heading: Heading = 'h2',
  children,
}: {
  plan: Plan;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}) => {
  const t = useWords(centerWords);
  const priceOf = usePrice();
  const { max_locations, max_students, max_cameras } = plan;
  return (
    <article>
      <Stack gap="s">
        <Heading>{plan.name}</Heading>
        <p>{priceOf(plan)}</p>
        {plan.description ? <p>{plan.description}</p> : null}
        <ul>
          {max_locations === null ? null : <li>{t('upToLocations', { count: max_locations })}</li>}
          {max_students === null ? null : <li>{t('upToStudents', { count: max_students })}</li>}
          {max_cameras === null ? null : <li>{t('upToCameras', { count: max_cameras })}</li>}
          {linesOf(plan.features).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children ? <Row>{children}</Row> : null}
      </Stack>
    </article>
  );
};
