import { Button } from '@mantine/core';
import { carePlanSeverities } from '@nestling/rules/care-plans.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { IconFirstAidKit } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { severityLook, useCareWords } from './care-plan-words.ts';
import type { CareStepsFragment } from './care-plans.graphql.ts';
import classes from './care-plans.module.css';

const PlanSheet = lazy(() => import('./PlanSheet.tsx'));
const order: readonly string[] = carePlanSeverities;

/** A button for each plan of a child, the worst first: one press shows what to do. */
export const PlanButtons = ({
  plans,
  child,
  marks = false,
}: {
  plans: readonly CareStepsFragment[];
  child: string;
  /** Whether how bad it is stands beside each, where nothing else says it. */
  marks?: boolean;
}) => {
  const { t, severityName } = useCareWords();
  const [open, setOpen] = useState<string | null>(null);
  const shown = plans.find(({ id }) => id === open);
  if (plans.length === 0) return null;
  return (
    <div className={classes.acts}>
      {plans
        .toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
        .map(({ id, name, severity }) => (
          <span key={id} className={classes.head}>
            {marks ? <Badge kind={severityLook(severity)}>{severityName(severity)}</Badge> : null}
            <Button
              variant="default"
              className={classes.press}
              classNames={{ label: classes.said }}
              leftSection={<IconFirstAidKit size={18} aria-hidden="true" />}
              onClick={() => setOpen(id)}
            >
              {t('whatToDo', { name })}
            </Button>
          </span>
        ))}
      {shown ? (
        <Suspense>
          <PlanSheet plan={shown} child={child} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </div>
  );
};
