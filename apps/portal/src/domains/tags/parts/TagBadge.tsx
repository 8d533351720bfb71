import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import classes from './TagBadge.module.css';

/** A tag: its colour as a dot beside its name, for a colour alone would tell some people nothing. */
export const TagBadge = ({ name, colour }: { name: string; colour: string | null | undefined }) => (
  <Badge icon={<span className={classes.dot} style={colour ? { background: colour } : undefined} aria-hidden="true" />}>
    {name}
  </Badge>
);
