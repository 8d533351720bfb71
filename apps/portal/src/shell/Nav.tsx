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
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { href } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { later } from '../later.ts';
import { shellWords } from '../messages.ts';
import type { MenuGroup, ScreenId } from '../screen.ts';
import { IconReport, IconServer, IconSettings, IconSpeakerphone } from '../staff-icons.ts';
import type { MenuLine, MenuSection } from './menu.ts';
import classes from './Nav.module.css';
import { litIn, type NestedLine, nested } from './nested.ts';

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
const Nav = ({ menu, trail, onMore, foot, collapsed, onCollapse }: NavProps) => {
  const t = useWords(shellWords);
  const { pets } = useSpeech();
  const { title, logo, mode } = useAppearance();
  const sections = useMemo(() => nested(menu), [menu]);
  const lit = litIn(menu, trail);
  const open = sections.filter(({ group }) => !isFolded(group));
  const narrow = !useWide();
  const rail = open.flatMap(({ lines }) => lines).slice(0, 7);
  const ref = useRef<HTMLElement>(null);
  const here = trail.join();
  // The menu of staff is longer than a window: where one is, is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has gone elsewhere, and when the menu has come
  useEffect(() => {
    const box = ref.current;
    const current = box?.querySelector('[aria-current]');
    if (!box || !current) return;
    // By hand: what scrolls a line into sight moves the page behind the menu as well, and cuts its heading.
    const [frame, line] = [box.getBoundingClientRect(), current.getBoundingClientRect()];
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
              <Line key={line.id} line={line} lit={lit} />
            ))}
          </Section>
        ))}
        <div className={classes.end}>
          {sections.map(({ group, lines }) =>
            isFolded(group) ? <Fold key={group} group={group} lines={lines} lit={lit} /> : null,
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
            <Line key={line.id} line={{ ...line, inner: [] }} lit={isOver(line, lit) ? line.id : lit} />
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

/** Whether the screen on show stands under a line. */
const isOver = ({ inner }: NestedLine, lit: ScreenId | undefined): boolean => inner.some(({ id }) => id === lit);

/** A line, with a button that unfolds what stands under it; that is open where one is. */
const Line = ({ line, lit }: { line: NestedLine; lit: ScreenId | undefined }) => {
  const t = useWords(shellWords);
  const over = isOver(line, lit);
  const [open, setOpen] = useState<boolean | null>(null);
  const isOpen = open ?? (over || line.id === lit);
  const inner = useId();
  if (line.inner.length === 0)
    return (
      <li>
        <Leaf line={line} lit={lit} />
      </li>
    );
  return (
    <li>
      <div className={classes.over}>
        <Leaf line={line} lit={lit} />
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={inner}
          aria-label={t('moreOf', { line: line.label })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown className={classes.chevron} size={16} />
        </button>
      </div>
      <ul id={inner} className={classes.inner} hidden={!isOpen}>
        {line.inner.map((one) => (
          <li key={one.id}>
            <Leaf line={one} lit={lit} />
          </li>
        ))}
      </ul>
    </li>
  );
};

const Leaf = ({ line, lit }: { line: MenuLine; lit: ScreenId | undefined }) => {
  const Icon = line.icon;
  return (
    <Link
      to={line.href}
      className={classes.line}
      activeOptions={exactly}
      aria-current={line.id === lit ? 'page' : undefined}
    >
      <Icon className={classes.icon} size={20} />
      <span className={classes.label}>{line.label}</span>
      {line.id === 'chat.messages' ? <Chats /> : null}
      {line.id === 'tickets.list' || line.id === 'tickets.main' ? <Tickets /> : null}
    </Link>
  );
};

const Fold = ({
  group,
  lines,
  lit,
}: {
  group: keyof typeof folded;
  lines: readonly NestedLine[];
  lit: ScreenId | undefined;
}) => {
  const t = useWords(shellWords);
  const here = lines.some((line) => line.id === lit || isOver(line, lit));
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
            <Line key={line.id} line={line} lit={lit} />
          ))}
        </ul>
      ) : null}
    </div>
  );
};

export default Nav;
