import { Chip } from '@nestling/ui/feedback/Chip.tsx';
import classes from './TagChip.module.css';

/** A tag: its colour as a dot beside its name, for a colour alone would tell some people nothing. */
export const TagChip = ({ name, colour }: { name: string; colour: string | null | undefined }) => (
  <Chip icon={<span className={classes.dot} style={colour ? { background: colour } : undefined} aria-hidden="true" />}>
    {name}
  </Chip>
);
