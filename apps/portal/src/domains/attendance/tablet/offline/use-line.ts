import { useEffect, useRef, useState } from 'react';
import { deviceName } from '../../../../session/device-name.ts';
import { thisDevice } from '../../../../session/session.ts';
import { OpenTimeclockLinkDocument, type OpenTimeclockLinkQuery } from '../openLink.graphql.ts';
import { Door } from './door.ts';
import { installPage } from './install.ts';
import { ask, isAway } from './line.ts';

export type Place = NonNullable<OpenTimeclockLinkQuery['getLocationByTimeclockLink']>;
type KeptPlace = Place & { readonly parm: string };
const isPlace = (value: unknown): value is KeptPlace => typeof value === 'object' && value !== null && 'parm' in value;

/** Where the installed page begins: the tablet remembers whose link it has. */
const OWN = 'open';
const BEAT_MS = 30_000;
/** A tablet whose link is still off asks so often, so that nobody has to reload it once it is switched on. */
const OFF_MS = 5_000;
/** A list is renewed at most so often; a morning changes it all the time. */
const LIST_MS = 60_000;

let opened: Promise<Door | null> | null = null;
const openDoor = (): Promise<Door | null> => {
  const boot = crypto.randomUUID?.() ?? String(Math.random());
  const clocks = { boot, wall: () => Date.now(), uptime: () => performance.now() };
  // No secure page, or no room: the tablet works with a line only.
  opened ??= Door.open(ask, clocks).catch(() => null);
  return opened;
};

export type Line = {
  readonly state: 'opening' | 'off' | 'away' | 'on';
  readonly place: Place | null;
  /** What its link ends on; '' while it is not open. */
  readonly parm: string;
  readonly door: Door | null;
  /** No answer at the last try. */
  readonly cut: boolean;
  /** What waits here for the line. */
  readonly queued: number;
  readonly again: () => void;
  /** Sends what waits; after something was done here. */
  readonly beat: () => Promise<void>;
};

/** The tablet's place and its line to the server, which comes and goes. */
export const useLine = (link: string): Line => {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Pick<Line, 'state' | 'place' | 'parm' | 'door'>>({
    state: 'opening',
    place: null,
    parm: '',
    door: null,
  });
  const [cut, setCut] = useState(false);
  const [queued, setQueued] = useState(0);
  const listed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    let stopped = false;
    void begin(link).then((found) => {
      if (stopped) return;
      setState(found);
      setCut(found.away);
      if (found.state === 'on') void installPage();
    });
    return () => {
      stopped = true;
    };
  }, [link, round]);

  const { door } = state;
  const beat = async () => {
    if (!door) return;
    try {
      const { active, queued: left } = await door.sync();
      setCut(false);
      setQueued(left);
      if (!active) return setState({ state: 'off', place: null, parm: '', door });
      // Every start of the page begins with a list of now.
      if (!listed.current || Date.now() - (await door.listMade()) > LIST_MS) await door.renewList();
      listed.current = true;
    } catch (error) {
      setCut(isAway(error));
      setQueued(await door.queued());
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beat of this door, as long as it is there
  useEffect(() => {
    if (state.state !== 'on' || !door) return;
    void beat();
    const timer = setInterval(() => void beat(), BEAT_MS);
    const now = () => void beat();
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, [state]);

  useEffect(() => {
    if (state.state !== 'off') return;
    const timer = setTimeout(() => setRound((before) => before + 1), OFF_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return { ...state, cut, queued, beat, again: () => setRound((before) => before + 1) };
};

type Begun = Pick<Line, 'state' | 'place' | 'parm' | 'door'> & { readonly away: boolean };

const begin = async (link: string): Promise<Begun> => {
  const door = await openDoor();
  const kept = await door?.shelf.fact('place');
  const own = isPlace(kept) && (link === OWN || link === kept.parm) ? kept : null;
  const parm = link === OWN ? (own?.parm ?? '') : link;
  try {
    const { getLocationByTimeclockLink: place } = await ask(OpenTimeclockLinkDocument, {
      parm,
      device: deviceName(thisDevice()),
    });
    if (!place) {
      // Switched off since: what waits here is still sent, the list is forgotten.
      if (own) await door?.sync();
      return { state: 'off', place: null, parm, door, away: false };
    }
    if (door) {
      await door.shelf.keep({ place: { ...place, parm } });
      if (!(await door.enrol())) return { state: 'on', place, parm, door: null, away: false };
    }
    return { state: 'on', place, parm, door, away: false };
  } catch (error) {
    if (!isAway(error)) return { state: 'off', place: null, parm, door, away: false };
    return own
      ? { state: 'on', place: own, parm, door, away: true }
      : { state: 'away', place: null, parm, door, away: true };
  }
};
