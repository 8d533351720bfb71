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

// What the first page is made of is asked for now, and not only when the shell has come; Vite's build names it. What comes after
// its first paint would share the line with the shell now, and make all of it late.
const named = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
const ahead = JSON.parse(named('ahead') ?? '{}');
const spanish = () => (localStorage.getItem('locale') ?? navigator.language).startsWith('es');
// A page of one record is named by what stands before its id.
const pieces = ahead[location.pathname] ?? ahead[location.pathname.replace(/[^/]+$/, '')] ?? [];
for (const href of [...pieces, ...(spanish() ? (ahead.es ?? []) : [])]) {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }));
}

// So is the session of whoever was here before, in turn with the other tabs: session/ahead.ts takes the answer over.
try {
  const body = named('refresh');
  if (body && localStorage.getItem('userRoles') !== null && navigator.locks) {
    const headers = { 'content-type': 'application/json', 'x-nestling': '1' };
    window.sessionAhead = navigator.locks.request('nestling-refresh', async () => {
      const response = await fetch('/graphql', { method: 'POST', headers, body });
      return new Response(await response.text(), { status: response.status, statusText: response.statusText });
    });
    window.sessionAhead.catch(() => undefined);
  }
} catch {
  // The session is asked for once more when the shell has come.
}
