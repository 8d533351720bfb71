import { useWords } from '@nestling/ui/words.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Crumbs.module.css';
import type { Crumb } from './frame.ts';
import { kitWords } from './words.ts';

/** The way here from Home: breadcrumbs on wide windows; on phones an arrow back to the screen above, where there is one. */
export const Crumbs = ({ home, above, title }: { home: Crumb | null; above: readonly Crumb[]; title: string }) => {
  const t = useWords(kitWords);
  const last = above.at(-1);
  if (!last && !home) return null;
  return (
    <nav aria-label={t('crumbs')} className={last ? undefined : classes.wide}>
      <ol className={classes.crumbs}>
        {[...(home ? [home] : []), ...above].map((crumb) => (
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
      {last ? (
        <Link to={last.href} className={classes.back} aria-label={t('back', { title: last.title })}>
          <IconArrowLeft size={24} />
        </Link>
      ) : null}
    </nav>
  );
};
