import { shelfOf } from '@nestling/kit/device/sealed.ts';
import { isObject } from '@nestling/rules/json.ts';
import { keyOfPerson } from '../../../session/device-key.ts';

/** A file on its way, as it is kept on this device until the server has it. */
export type Waiting = {
  readonly id: string;
  /** Whose: another person who signs in here does not send it. */
  readonly owner: string;
  readonly name: string;
  readonly file: Blob;
  readonly video: boolean;
  /** A frame of a video as a data URL; null for none. */
  readonly poster: string | null;
  readonly students: readonly string[];
  readonly date: string;
  readonly time: string;
  readonly note: string;
  /** Where it is put, and until when (ms); null until it is asked for. */
  readonly link: { readonly url: string; readonly key: string; readonly until: number } | null;
  /** What the server made of the file and of the poster. */
  readonly made: string | null;
  readonly cover: string | null;
  /** Under which each step is done once, however often it is asked for. */
  readonly operation: string;
};

const shelf = (owner: string) => shelfOf('files', owner, keyOfPerson(owner));

const isWaiting = (value: unknown): value is Omit<Waiting, 'file'> =>
  isObject(value) &&
  ['id', 'owner', 'name', 'date', 'time', 'note', 'operation'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.students);

/** Keeps how far a file has come, at first with the file itself; where there is no room, it lives as long as the tab. */
export const keepWaiting = ({ file, ...one }: Waiting, isNew = false): Promise<void> =>
  shelf(one.owner).keep(one.id, one, isNew ? file : undefined);

/** Forgets one that has arrived, or was taken away. */
export const dropWaiting = ({ owner, id }: Waiting): Promise<void> => shelf(owner).drop(id);

/** What a person left unsent on this device, in the order it was chosen. */
export const keptWaiting = async (owner: string): Promise<readonly Waiting[]> =>
  (await shelf(owner).all())
    .flatMap(({ value, file }) => (isWaiting(value) && file ? [{ ...value, file }] : []))
    .sort((a, b) => a.id.localeCompare(b.id));
