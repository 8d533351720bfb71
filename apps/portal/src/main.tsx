import '@nestling/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadTheme } from './appearance/appearance.ts';

void loadTheme();

const place = document.getElementById('portal');
if (place) createRoot(place).render(<App />);
