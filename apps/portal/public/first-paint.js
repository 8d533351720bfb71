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

// What the first page is made of is asked for now, and not only when the shell has come. Vite's build names it.
const ahead = JSON.parse(document.querySelector('meta[name="ahead"]')?.content ?? '{}');
for (const href of ahead[location.pathname] ?? []) {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }));
}
