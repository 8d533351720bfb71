import { lastReferences } from '@nestling/kit/last-references.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../session/session.ts';
import { cameraAt } from '../cameras/last-camera.ts';
import { buildName } from './build-name.ts';
import { ticketWords } from './words.ts';

/**
 * What helps support to find what went wrong, in words: the screen by its path alone, for what stands behind that may be what
 * somebody searched for. Nothing of anybody else, and nothing that opens anything.
 */
export const useDetails = (at: string | undefined): string => {
  const t = useWords(ticketWords);
  const { role } = usePerson();
  const camera = cameraAt(at);
  const build = buildName();
  const references = lastReferences().join(', ');
  return [
    at ? t('screen', { value: at }) : null,
    camera ? t('camera', { name: camera.name, state: camera.state }) : null,
    t('role', { value: role }),
    build ? t('version', { value: build }) : null,
    t('browser', { value: navigator.userAgent }),
    references ? t('references', { value: references }) : null,
  ]
    .filter(Boolean)
    .join('\n');
};
