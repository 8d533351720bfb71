/** A text within single quotes of a shell, in which nothing but a quote means anything. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A line for a shell that makes a call with the token in TOKEN. */
export const inShell = (
  address: string,
  { document, variables }: { readonly document: string; readonly variables: unknown },
): string => {
  const body = JSON.stringify({ query: document.replaceAll(/\s+/g, ' ').trim(), variables });
  return `curl ${address} -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d ${quoted(body)}`;
};
