/** What the address of the page says after `#`; nothing of it ever reaches a server. */
export interface Fragment {
  ticket: string;
  /** Child and room to show, when the caller gave them. */
  name: string;
  room: string;
  timeZone: string;
  language: string;
  /** The centre sends this picture over HLS alone. */
  hls: boolean;
}

export function readFragment(hash: string, fallback: { timeZone: string; language: string }): Fragment {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const short = (key: string): string => (fields.get(key) ?? '').slice(0, 80);
  return {
    ticket: fields.get('ticket') ?? '',
    name: short('name'),
    room: short('room'),
    timeZone: short('tz') || fallback.timeZone,
    language: short('lang') || fallback.language,
    hls: fields.get('way') === 'hls',
  };
}
