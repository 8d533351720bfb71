import { Mark } from '@nestling/ui/brand/Mark.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { href } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { shellWords } from '../messages.ts';
import type { ScreenId } from '../screen.ts';
import type { MenuSection } from './menu.ts';
import classes from './TopNav.module.css';

const exactly = { exact: true };

/** The navigation across the top, where the center lays the portal out so: daily screens side by side, the rest in menus. */
const TopNav = ({ menu, trail }: { menu: readonly MenuSection[]; trail: readonly ScreenId[] }) => {
  const t = useWords(shellWords);
  const { pets } = useSpeech();
  const { title, logo, mode } = useAppearance();
  const navigate = useNavigate();
  return (
    <nav className={classes.nav} aria-label={t('menu')} data-tone={mode === 'semi-dark' ? 'dark' : undefined}>
      <Link to={href('front')} className={classes.brand}>
        {logo ? <img className={classes.logo} src={logo} alt="" /> : <Mark pets={pets} />}
        <span>{title}</span>
      </Link>
      <ul className={classes.lines}>
        {menu.flatMap(({ group, lines }) =>
          group === 'top'
            ? lines.map(({ id, href: to, label }) => (
                <li key={id}>
                  <Link
                    to={to}
                    className={classes.line}
                    activeOptions={exactly}
                    aria-current={trail.includes(id) ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))
            : [
                <li key={group} data-here={lines.some(({ id }) => trail.includes(id))}>
                  <Menu
                    className={classes.line}
                    align="start"
                    button={
                      <>
                        {t(group)} <IconChevronDown size={16} aria-hidden="true" />
                      </>
                    }
                    items={lines.map(({ id, href: to, label }) => ({
                      key: id,
                      label,
                      onPick: () => void navigate({ to }),
                    }))}
                  />
                </li>,
              ],
        )}
      </ul>
    </nav>
  );
};

export default TopNav;
