import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import type { OwnCamera } from '../own-cameras.ts';
import { cameraWords } from '../words.ts';
import classes from './LoginsLeft.module.css';

/** What is left of today's camera logins; nothing where the location does not count them. */
export const LoginsLeft = ({ cameras, icon }: { cameras: readonly OwnCamera[]; icon?: ReactNode }) => {
  const t = useWords(cameraWords);
  const counted = cameras.find(({ max_logins, remaining }) => max_logins !== null && remaining !== null);
  if (!counted) return null;
  return (
    <span className={classes.left}>
      {icon}
      {t('loginsLeft', { left: counted.remaining ?? 0, max: counted.max_logins ?? 0 })}
    </span>
  );
};
