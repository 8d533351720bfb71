import { useWide } from '@nestling/kit/media.ts';
import { Mark } from '@nestling/ui/brand/Mark.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { href } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { later } from '../later.ts';
import { shellWords } from '../messages.ts';
import type { MenuGroup, ScreenId } from '../screen.ts';
import { IconReport, IconServer, IconSettings, IconSpeakerphone } from '../staff-icons.ts';
import type { MenuLine, MenuSection } from './menu.ts';
import classes from './Nav.module.css';

const Chats = later(() => import('../domains/chat/parts/Unread.tsx'));
const Tickets = later(() => import('../domains/tickets/parts/Unread.tsx'));

/** Groups without a screen of their own: one line that unfolds. */
const folded = {
  communicate: IconSpeakerphone,
  reports: IconReport,
  settings: IconSettings,
  platform: IconServer,
} as const;

const isFolded = (group: MenuGroup): group is keyof typeof folded => group in folded;

type NavProps = {
  readonly menu: readonly MenuSection[];
  /** The screen on show and those above it. */
  readonly trail: readonly ScreenId[];
  readonly onMore: () => void;
  /** What stands at the foot of the rail: the account of a teacher. */
  readonly foot?: ReactNode;
  /** Icons alone, in a wide window too. */
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
};

/** The navigation at the side: the whole menu from 1200 px, unless folded; a rail of icons with labels from 768. */
export const Nav = ({ menu, trail, onMore, foot, collapsed, onCollapse }: NavProps) => {
  const t = useWords(shellWords);
  const { pets } = useSpeech();
  const { title, logo, mode } = useAppearance();
  const open = menu.filter(({ group }) => !isFolded(group));
  const narrow = !useWide();
  const rail = open.flatMap(({ lines }) => lines).slice(0, 7);
  const ref = useRef<HTMLElement>(null);
  const here = trail.join();
  // The menu of staff is longer than a window: where one is, is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has gone elsewhere, and when the menu has come
  useEffect(() => {
    const box = ref.current;
    const lit = box?.querySelector('[aria-current]');
    if (!box || !lit) return;
    // By hand: what scrolls a line into sight moves the page behind the menu as well, and cuts its heading.
    const [frame, line] = [box.getBoundingClientRect(), lit.getBoundingClientRect()];
    if (line.top < frame.top) box.scrollTop -= frame.top - line.top;
    else if (line.bottom > frame.bottom) box.scrollTop += line.bottom - frame.bottom;
  }, [here, menu.length]);
  return (
    <nav
      ref={ref}
      className={classes.nav}
      aria-label={t('menu')}
      data-rail={narrow || collapsed}
      data-tone={mode === 'semi-dark' ? 'dark' : undefined}
    >
      <Link to={href('front')} className={classes.brand}>
        {logo ? <img className={classes.logo} src={logo} alt="" /> : <Mark pets={pets} />}
        <span className={classes.brandName}>{title}</span>
      </Link>
      <div className={classes.whole}>
        {open.map(({ group, lines }) => (
          <Section key={group} heading={headingOf(group, t)}>
            {lines.map((line) => (
              <Line key={line.id} line={line} trail={trail} />
            ))}
          </Section>
        ))}
        <div className={classes.end}>
          {menu.map(({ group, lines }) =>
            isFolded(group) ? <Fold key={group} group={group} lines={lines} trail={trail} /> : null,
          )}
          <button type="button" className={classes.line} onClick={() => onCollapse(true)}>
            <IconLayoutSidebarLeftCollapse className={classes.icon} size={20} />
            <span className={classes.label}>{t('fold')}</span>
          </button>
        </div>
      </div>
      <div className={classes.rail}>
        <ul>
          {rail.map((line) => (
            <Line key={line.id} line={line} trail={trail} />
          ))}
        </ul>
        <button type="button" className={classes.line} onClick={onMore}>
          <IconMenu2 size={24} />
          <span className={classes.label}>{t('more')}</span>
        </button>
        {narrow ? null : (
          <button type="button" className={classes.line} onClick={() => onCollapse(false)}>
            <IconLayoutSidebarLeftExpand size={24} />
            <span className={classes.label}>{t('unfold')}</span>
          </button>
        )}
        {foot}
      </div>
    </nav>
  );
};

/** The trail says what is lit; the link alone would also light for every address that begins as its own. */
const exactly = { exact: true };

const headingOf = (group: MenuGroup, t: (key: 'people' | 'centre') => string): string | null =>
  group === 'people' || group === 'centre' ? t(group) : null;

const Section = ({ heading, children }: { heading: string | null; children: ReactNode }) => (
  <div className={classes.section}>
    {heading ? <h2 className={classes.heading}>{heading}</h2> : null}
    <ul>{children}</ul>
  </div>
);

const Line = ({ line, trail }: { line: MenuLine; trail: readonly ScreenId[] }) => {
  const Icon = line.icon;
  return (
    <li>
      <Link
        to={line.href}
        className={classes.line}
        activeOptions={exactly}
        aria-current={trail.includes(line.id) ? 'page' : undefined}
      >
        <Icon className={classes.icon} size={20} />
        <span className={classes.label}>{line.label}</span>
        {line.id === 'chat.messages' ? <Chats /> : null}
        {line.id === 'tickets.list' || line.id === 'tickets.main' ? <Tickets /> : null}
      </Link>
    </li>
  );
};

const Fold = ({
  group,
  lines,
  trail,
}: {
  group: keyof typeof folded;
  lines: readonly MenuLine[];
  trail: readonly ScreenId[];
}) => {
  const t = useWords(shellWords);
  const here = lines.some(({ id }) => trail.includes(id));
  const [open, setOpen] = useState(here);
  const Icon = folded[group];
  return (
    <div>
      <button type="button" className={classes.line} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon className={classes.icon} size={20} />
        <span className={classes.label}>{t(group)}</span>
        <IconChevronDown className={classes.chevron} size={16} />
      </button>
      {open ? (
        <ul className={classes.inner}>
          {lines.map((line) => (
            <Line key={line.id} line={line} trail={trail} />
          ))}
        </ul>
      ) : null}
    </div>
  );
};
