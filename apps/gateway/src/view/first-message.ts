/** What a viewer says first: its ticket, and whether it wants less than the whole picture. */
export interface FirstMessage {
  ticket: string;
  low: boolean;
}

/** The first message of a viewer, `{t:'ticket', ticket, kbps?: 'low'}`; null for any other message. */
export function readFirstMessage(text: string): FirstMessage | null {
  try {
    const json: unknown = JSON.parse(text);
    const fits = typeof json === 'object' && json !== null && 't' in json && json.t === 'ticket' && 'ticket' in json;
    if (!fits || typeof json.ticket !== 'string') return null;
    return { ticket: json.ticket, low: 'kbps' in json && json.kbps === 'low' };
  } catch {
    return null;
  }
}
