import { useWords } from '@nestling/ui/words.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Crumbs.module.css';
import type { Crumb } from './frame.ts';
import { kitWords } from './words.ts';

/** The way here: breadcrumbs on wide windows, an arrow back on phones; nothing on screens with nothing above them. */
export const Crumbs = ({ above, title }: { above: readonly Crumb[]; title: string }) => {
  const t = useWords(kitWords);
  const last = above.at(-1);
  if (!last) return null;
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={classes.crumbs}>
        {above.map((crumb) => (
          <li key={crumb.href}>
            <Link to={crumb.href} className={classes.link}>
              {crumb.title}
            </Link>
          </li>
        ))}
        <li className={classes.here} aria-current="page">
          {title}
        </li>
      </ol>
      <Link to={last.href} className={classes.back} aria-label={t('back', { title: last.title })}>
        <IconArrowLeft size={24} />
      </Link>
    </nav>
  );
};
