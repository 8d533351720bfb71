import type { Wire } from './wire.ts';

/** The centres that are in use; for jobs that look through all of them. */
export const activeCentres = async (wire: Wire): Promise<number[]> => {
  const line = await wire.line();
  const [found] = await line
    .send([{ text: "select id from centre where status = 'active'", values: [] }])
    .finally(() => line.release());
  return (found?.rows ?? []).flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
};
