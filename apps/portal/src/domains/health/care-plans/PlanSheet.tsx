import { Button } from '@mantine/core';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { stated } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { CareSteps } from './CareSteps.tsx';
import { severityLook, useCareWords } from './care-plan-words.ts';
import type { CareStepsFragment } from './care-plans.graphql.ts';
import classes from './care-plans.module.css';

/** A plan to act by: drawn from what the screen holds already, so that a press shows it at once. */
const PlanSheet = ({ plan, child, onClose }: { plan: CareStepsFragment; child: string; onClose: () => void }) => {
  const { t, kindName, severityName, reviewOf } = useCareWords();
  const title = `${child}, ${plan.name}`;
  const review = reviewOf(plan.ends_on, stated(Date.now()).date);
  return (
    <Dialog label={title} width={560} onClose={onClose}>
      <div className={classes.sheet}>
        <h2>{title}</h2>
        <div className={classes.head}>
          <Badge kind={severityLook(plan.severity)}>{severityName(plan.severity)}</Badge>
          <span>{kindName(plan.kind)}</span>
          {review ? <Badge kind="wait">{review}</Badge> : null}
        </div>
        <CareSteps plan={plan} />
        <div>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

export default PlanSheet;
