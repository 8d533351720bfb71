import { FrameContext } from '@nestling/kit/frame.ts';
import { usePhone, useWide } from '@nestling/kit/media.ts';
import { zoneShown } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { screenOf } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { later } from '../later.ts';
import { shellWords } from '../messages.ts';
import { useSession } from '../session/session.ts';
import { BottomBar } from './BottomBar.tsx';
import { collapse, useCollapsed } from './collapsed.ts';
import { useFrameOf } from './frame.ts';
import { useHere } from './here.ts';
import { PlacesContext, useAskedLocations } from './location.ts';
import { barOf, lineage, menuFor } from './menu.ts';
import classes from './ShellRoute.module.css';
import { useSidebar } from './sidebar.ts';
import { RailFoot, TopBar } from './TopBar.tsx';

const Late = later(() => import('./Late.tsx'));
const Acting = lazy(() => import('./Acting.tsx'));
const SearchBox = lazy(() => import('./SearchBox.tsx'));
const Nowhere = lazy(() => import('./Nowhere.tsx'));
const More = lazy(() => import('./More.tsx'));
const TopNav = lazy(() => import('./TopNav.tsx'));
const Nav = lazy(() => import('./Nav.tsx'));

type Overlay = 'search' | 'more' | null;

/** Ctrl K, or Cmd K on a Mac, from anywhere. */
const useSearchKey = (open: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        open();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
};

/** Screen readers and the keyboard begin at the new screen, not at the link that led there. */
const useFocusOnArrival = (path: string) => {
  const ref = useRef<HTMLElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what arriving means
  useEffect(() => {
    if (!first.current && !ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
    first.current = false;
  }, [path]);
  return ref;
};

/** Navigation, bars and the screen between them. */
export const ShellRoute = () => {
  const t = useWords(shellWords);
  const speech = useSpeech();
  const { person } = useSession();
  const here = useHere();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const role = person?.role ?? 'guest';
  const whole = useMemo(() => menuFor(role, speech), [role, speech]);
  const menu = useSidebar(whole, role);
  const bar = useMemo(() => barOf(menu), [menu]);
  const trail = useMemo(() => (here.id ? lineage(here.id, role) : []), [here.id, role]);
  const frame = useFrameOf(here);
  const main = useFocusOnArrival(here.path);
  const close = () => setOverlay(null);
  const search = useMemo(() => () => setOverlay('search'), []);
  useSearchKey(search);

  const { layout } = useAppearance();
  const collapsed = useCollapsed();
  const across = useWide() && layout === 'horizontal';
  const phone = usePhone();
  const places = useAskedLocations();
  // Moments are drawn anew when one goes to a location with another clock.
  const clockOf = zoneShown();
  const nowhere = places?.length === 0;
  const row = here.id ? screenOf(here.id) : null;
  const shown = row?.partOf ?? here.id;
  // The first screen is there at once: a fade is for going from one to the next.
  const [begun] = useState(shown);
  const alone = row?.frame === 'editor';
  return (
    <PlacesContext value={places}>
      <div
        className={classes.frame}
        data-frame={row?.frame ?? 'shell'}
        data-guest={!person}
        data-role={role}
        data-collapsed={collapsed}
        data-across={across}
      >
        <a className={classes.skip} href="#main">
          {t('skip')}
        </a>
        {person && across && !alone ? (
          <Suspense>
            <TopNav menu={menu} trail={trail} />
          </Suspense>
        ) : null}
        {person && !across && !alone && !phone ? (
          <div className={classes.side}>
            <Suspense>
              <Nav
                menu={menu}
                trail={trail}
                onMore={() => setOverlay('more')}
                foot={<RailFoot onSearch={search} />}
                collapsed={collapsed}
                onCollapse={(next) => collapse(person.id, next)}
              />
            </Suspense>
          </div>
        ) : null}
        <div className={classes.column}>
          {person?.actingUntil ? (
            <Suspense>
              <Acting person={person} until={person.actingUntil} />
            </Suspense>
          ) : null}
          {person && !alone ? (
            <div className={classes.top}>
              <TopBar onSearch={search} />
            </div>
          ) : null}
          <main id="main" ref={main} className={classes.main} tabIndex={-1}>
            <FrameContext value={frame}>
              <div key={`${shown} ${clockOf}`} className={classes.screen} data-still={shown === begun}>
                {nowhere && row?.located ? (
                  <Suspense>
                    <Nowhere />
                  </Suspense>
                ) : (
                  <Outlet />
                )}
              </div>
            </FrameContext>
          </main>
        </div>
        {person && !alone ? <BottomBar lines={bar} trail={trail} onMore={() => setOverlay('more')} /> : null}
        {person ? <Late key={person.id} /> : null}
        <Suspense>
          {overlay === 'search' ? <SearchBox onClose={close} /> : null}
          {overlay === 'more' ? <More menu={menu} onClose={close} onSearch={search} /> : null}
        </Suspense>
      </div>
    </PlacesContext>
  );
};
