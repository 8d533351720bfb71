/** Where a student is now, as the server tells it. */
export type Whereabouts = {
  readonly state: 'in' | 'out' | 'none';
  readonly since: string | null;
  readonly room: string | null;
  readonly colour: string | null;
  readonly roomId: string | null;
};

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads `checked_in_out`. */
export const whereabouts = (value: unknown): Whereabouts => {
  const told: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const state = told.state === 'in' || told.state === 'out' ? told.state : 'none';
  const roomId = typeof told.room_id === 'number' ? String(told.room_id) : text(told.room_id);
  return { state, since: text(told.since), room: text(told.room), colour: text(told.color_code), roomId };
};
