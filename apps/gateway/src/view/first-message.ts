/** The ticket in the first message of a viewer, `{t:'ticket', ticket}`; null for any other message. */
export function readFirstMessage(text: string): string | null {
  try {
    const json: unknown = JSON.parse(text);
    const fits = typeof json === 'object' && json !== null && 't' in json && json.t === 'ticket' && 'ticket' in json;
    return fits && typeof json.ticket === 'string' ? json.ticket : null;
  } catch {
    return null;
  }
}
