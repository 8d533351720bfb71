// Before anything is drawn: the ground of the last visit's mode, so that neither a dark nor a light portal flashes.
try {
  const mode = localStorage.getItem('theme-mode');
  const root = document.documentElement;
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.style.colorScheme = dark ? 'dark' : 'light';
  if (dark) root.style.background = '#1e1e1e';
} catch {
  // Storage may be closed to us; the light ground is right then.
}

const named = (name) => JSON.parse(document.querySelector(`meta[name="${name}"]`)?.content ?? '{}');
const spanish = () => (localStorage.getItem('locale') ?? navigator.language).startsWith('es');
// A page of one record is named by what stands before its id.
const [, before, id] = location.pathname.match(/^(.*\/)([^/]*)$/) ?? [];

// The session of whoever was here before is asked for now, in turn with the other tabs, and by its token what a page that is
// opened by a link asks first: session/ahead.ts takes the answers over. Before all files, of which a browser fetches six at once.
let asked = null;
try {
  const refresh = named('refresh');
  if (refresh.query && localStorage.getItem('userRoles') !== null && navigator.locks) {
    const headers = { 'content-type': 'application/json', 'x-nestling': '1' };
    const post = (body, own) =>
      fetch('/graphql', { method: 'POST', headers: { ...headers, ...own }, body: JSON.stringify(body) });
    const session = navigator.locks.request('nestling-refresh', async () => {
      const response = await post(refresh);
      return { text: await response.text(), status: response.status, statusText: response.statusText };
    });
    // An answer is good for one session.
    window.sessionAhead = () => {
      delete window.sessionAhead;
      return session.then(({ text, ...how }) => new Response(text, how));
    };
    session.catch(() => undefined);
    const first = named('asks')[before];
    if (first) {
      const { query, operationName, variable } = first;
      const variables = { [variable]: decodeURIComponent(id) };
      asked = session.then(({ text }) => {
        const authorization = `Bearer ${JSON.parse(text).data.refreshToken.access_token}`;
        const answer = post(
          { query, operationName, variables },
          { authorization, 'accept-language': spanish() ? 'es' : 'en' },
        );
        return { answer };
      });
      const answer = asked.then((sent) => sent.answer);
      answer.catch(() => undefined);
      const of = [`"operationName":"${operationName}"`, `"variables":${JSON.stringify(variables)}`];
      window.answerAhead = (body) => {
        if (!of.every((part) => body.includes(part))) return null;
        delete window.answerAhead;
        return answer;
      };
    }
  }
} catch {
  // Both are asked for once more when the shell has come.
}

// So is what the first page is made of, and not only when the shell has come; Vite's build names it. What comes after its first
// paint would share the line with the shell now, and make all of it late.
const fetchAhead = (pieces) => {
  for (const href of pieces) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }));
  }
};
const ahead = named('ahead');
const pieces = [...(ahead[location.pathname] ?? ahead[before] ?? []), ...(spanish() ? (ahead.es ?? []) : [])];
// The large ones are named first. A question waits for one of six lines as files do: the small files let it go first.
const large = asked ? 3 : pieces.length;
fetchAhead(pieces.slice(0, large));
asked?.catch(() => undefined).then(() => fetchAhead(pieces.slice(large)));
