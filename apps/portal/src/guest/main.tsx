import '@nestling/ui/own-styles.css';
import { showPresses } from '@nestling/ui/press/pressed.ts';
import { loadLanguage } from '@nestling/ui/words.ts';
import { createRoot } from 'react-dom/client';
import { currentAppearance, loadTheme } from '../appearance/appearance.ts';
import { Guest } from './Guest.tsx';

void loadTheme();
showPresses(document);

const place = document.getElementById('portal');
const start = async (): Promise<void> => {
  await loadLanguage(currentAppearance().speech.language).catch(() => undefined);
  if (place) createRoot(place).render(<Guest />);
};
void start();
