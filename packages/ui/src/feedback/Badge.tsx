import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClock,
  IconGavel,
  IconHandStop,
  IconPill,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Badge.module.css';

/** What a chip says: each kind has one look everywhere. */
export type BadgeKind = 'safety' | 'blocked' | 'medication' | 'legal' | 'good' | 'wait' | 'out' | 'bad' | 'neutral';

const looks: Record<BadgeKind, { look: string; icon: ReactNode }> = {
  safety: { look: 'solid', icon: <IconAlertTriangleFilled size={14} /> },
  blocked: { look: 'solid', icon: <IconHandStop size={14} /> },
  bad: { look: 'solid', icon: <IconAlertTriangleFilled size={14} /> },
  medication: { look: 'outlined', icon: <IconPill size={14} /> },
  legal: { look: 'outlined', icon: <IconGavel size={14} /> },
  good: { look: 'good', icon: <IconCircleCheckFilled size={14} /> },
  wait: { look: 'wait', icon: <IconClock size={14} /> },
  out: { look: 'quiet', icon: <IconCircleDashed size={14} /> },
  neutral: { look: 'quiet', icon: null },
};

/** So many letters stay on one line: "In 8:12 AM" is read at a glance, and a table gives it the width. */
const SHORT = 24;

/**
 * A short word with its icon. `safety` and `blocked` are solid danger, `medication` and `legal` outlined danger,
 * `good`, `wait`, `out` and `bad` are states, `neutral` is a plain fact. `icon` replaces the kind's own.
 */
export const Badge = ({
  kind = 'neutral',
  icon,
  children,
}: {
  kind?: BadgeKind;
  icon?: ReactNode;
  children: ReactNode;
}) => {
  const look = looks[kind];
  return (
    <span
      className={classes.chip}
      data-look={look.look}
      data-short={typeof children === 'string' && children.length <= SHORT}
    >
      {icon ?? look.icon}
      <span className={classes.word}>{children}</span>
    </span>
  );
};
