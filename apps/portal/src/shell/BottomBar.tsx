import { useWords } from '@nestling/ui/words.ts';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { later } from '../later.ts';
import { shellWords } from '../messages.ts';
import type { ScreenId } from '../screen.ts';
import classes from './BottomBar.module.css';
import type { MenuLine } from './menu.ts';

const Unread = later(() => import('../domains/chat/parts/Unread.tsx'));

/** The bar under the thumb on phones: four screens and "More". */
export const BottomBar = ({
  lines,
  trail,
  onMore,
}: {
  lines: readonly MenuLine[];
  trail: readonly ScreenId[];
  onMore: () => void;
}) => {
  const t = useWords(shellWords);
  return (
    <nav className={classes.bar} aria-label={t('menu')}>
      {lines.map(({ id, label, href, icon: Icon }) => (
        <Link
          key={id}
          to={href}
          className={classes.item}
          activeOptions={{ exact: true }}
          aria-current={trail.includes(id) ? 'page' : undefined}
        >
          <Icon size={24} />
          <span className={classes.label}>{label}</span>
          {id === 'chat.messages' ? <Unread over /> : null}
        </Link>
      ))}
      <button type="button" className={classes.item} onClick={onMore} aria-haspopup="dialog">
        <IconMenu2 size={24} />
        <span className={classes.label}>{t('more')}</span>
      </button>
    </nav>
  );
};
