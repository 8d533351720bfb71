import { Mark } from '@nestling/ui/brand/Mark.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { href } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { shellWords } from '../messages.ts';
import type { ScreenId } from '../screen.ts';
import type { MenuLine, MenuSection } from './menu.ts';
import { litIn, nested } from './nested.ts';
import classes from './TopNav.module.css';

const exactly = { exact: true };

/** The navigation across the top, where the center lays the portal out so: daily screens side by side, the rest in menus. */
const TopNav = ({ menu, trail }: { menu: readonly MenuSection[]; trail: readonly ScreenId[] }) => {
  const t = useWords(shellWords);
  const { pets } = useSpeech();
  const { title, logo, mode } = useAppearance();
  const lit = litIn(menu, trail);
  return (
    <nav className={classes.nav} aria-label={t('menu')} data-tone={mode === 'semi-dark' ? 'dark' : undefined}>
      <Link to={href('front')} className={classes.brand}>
        {logo ? <img className={classes.logo} src={logo} alt="" /> : <Mark pets={pets} />}
        <span>{title}</span>
      </Link>
      <ul className={classes.lines}>
        {nested(menu).flatMap(({ group, lines }) =>
          group === 'top'
            ? lines.map(({ inner, ...line }) =>
                inner.length > 0 ? (
                  <Lines key={line.id} name={line.label} lines={[line, ...inner]} lit={lit} />
                ) : (
                  <li key={line.id}>
                    <Link
                      to={line.href}
                      className={classes.line}
                      activeOptions={exactly}
                      aria-current={line.id === lit ? 'page' : undefined}
                    >
                      {line.label}
                    </Link>
                  </li>
                ),
              )
            : [
                <Lines
                  key={group}
                  name={t(group)}
                  lines={lines.flatMap(({ inner, ...line }) => [line, ...inner])}
                  lit={lit}
                />,
              ],
        )}
      </ul>
    </nav>
  );
};

/** Lines in a menu of their own. */
const Lines = ({ name, lines, lit }: { name: string; lines: readonly MenuLine[]; lit: ScreenId | undefined }) => {
  const navigate = useNavigate();
  return (
    <li data-here={lines.some(({ id }) => id === lit)}>
      <Menu
        className={classes.line}
        align="start"
        button={
          <>
            {name} <IconChevronDown size={16} aria-hidden="true" />
          </>
        }
        items={lines.map(({ id, href: to, label }) => ({ key: id, label, onPick: () => void navigate({ to }) }))}
      />
    </li>
  );
};

export default TopNav;
