import { newOperationId } from './operation.ts';

/** What was asked for and never answered is forgotten after this time: asked for again, it is meant anew. */
const LIFE_MS = 15 * 60_000;
/** In the tab's own store, so that it outlasts a reload, as the draft of a form does. */
const KEY = 'intentions';

type Values = Readonly<Record<string, unknown>>;
/** An intention without an answer: its operation id, since when, and what was stated at the first press. */
type Open = { readonly id: string; readonly at: number; readonly stated: Values };

const isOpen = (value: unknown): value is Open =>
  typeof value === 'object' && value !== null && 'id' in value && 'at' in value && 'stated' in value;

let open = new Map<string, Open>();

const read = (): void => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return;
    const alive = Object.entries(kept).filter(([, one]) => isOpen(one) && one.at > Date.now() - LIFE_MS);
    open = new Map([...alive, ...open]);
  } catch {
    // No store, or nothing that can be read: what is open lives as long as the page.
  }
};

const keep = (): void => {
  try {
    if (open.size > 0) sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(open)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A full store costs the reload, nothing else.
  }
};

/** JSON with sorted keys, without what the server leaves out too, so that equal values read equal. */
const canonical = (values: Values): string =>
  JSON.stringify(values, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([name, value]) => value !== undefined && value !== null && !name.includes('password'))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );

/** 53 bits of a text (cyrb53); the values themselves are not kept. */
const digest = (text: string): string => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
};

/** One intention on its way. */
export type Intention = {
  readonly id: string;
  /** What was stated at its first press, which every repeat states again. */
  readonly stated: Values;
  /** The server has said what became of it: the next press is another intention. */
  readonly settle: () => void;
};

/**
 * The intention to do `name` with these values: the one that waits for an answer, or a new one. The same values keep one
 * operation id, over a reload too, until `settle` is called; other values have another.
 * @param stated names of values that differ at each press and mean the same, such as the minute of a check-in
 */
export const intend = (name: string, values: object, stated: readonly string[] = []): Intention => {
  read();
  const is = (wanted: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => stated.includes(key) === wanted));
  const key = `${name} ${digest(canonical(is(false)))}`;
  const kept = open.get(key);
  const one =
    kept && kept.at > Date.now() - LIFE_MS ? kept : { id: newOperationId(), at: Date.now(), stated: is(true) };
  open.set(key, one);
  keep();
  return {
    id: one.id,
    stated: one.stated,
    settle: () => {
      open.delete(key);
      keep();
    },
  };
};
