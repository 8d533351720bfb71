import type { ReactNode } from 'react';
import { linesOf } from '../lines-of.ts';
import { usePrice } from '../use-price.ts';

type Plan = {
  readonly name: string;
  readonly price: number;
  readonly period: string;
  readonly description: string | null;
  readonly features: unknown;
};

/** A plan as it is offered: what it costs, what it contains, and what can be done with it. */
export const PlanOffer = ({ plan, children }: { plan: Plan; children?: ReactNode }) => {
  const priceOf = usePrice();
  return (
    <article>
      <h2>{plan.name}</h2>
      <p>{priceOf(plan)}</p>
      {plan.description ? <p>{plan.description}</p> : null}
      <ul>
        {linesOf(plan.features).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </article>
  );
};
