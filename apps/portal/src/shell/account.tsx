import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconDeviceDesktop,
  IconHelp,
  IconLanguage,
  IconLogout,
  IconMessageReport,
  IconMoon,
  IconSun,
  IconSunMoon,
  IconUserCircle,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../addresses.ts';
import { chooseLocale, chooseMode, type ModeChoice, modeChoices, useAppearance } from '../appearance/appearance.ts';
import { type Locale, offeredLocales } from '../appearance/speech.ts';
import { helpWords } from '../help/words.ts';
import { shellWords } from '../messages.ts';
import { signOut, usePerson } from '../session/session.ts';
import { askLate } from './late-ask.ts';
import { useReportProblem } from './report-problem.ts';

const modeIcons: Record<ModeChoice, typeof IconSun> = {
  light: IconSun,
  'semi-dark': IconSunMoon,
  dark: IconMoon,
  system: IconDeviceDesktop,
};

/** One's own account, theme, language and signing out, as lines of a menu. */
export const useAccountItems = (): readonly MenuItem[] => {
  const t = useWords(shellWords);
  const tHelp = useWords(helpWords);
  const report = useReportProblem();
  const { choice, locale, pets } = useAppearance();
  const { role } = usePerson();
  const navigate = useNavigate();
  const own = href(role === 'user' ? 'account.contact' : 'account.own');
  const modeWords: Record<ModeChoice, string> = {
    light: t('light'),
    'semi-dark': t('semiDark'),
    dark: t('dark'),
    system: t('system'),
  };
  const localeWords: Record<Locale, string> = { en: t('english'), es: t('spanish'), dogs: t('dogs') };
  return [
    ...modeChoices.map((one, i): MenuItem => {
      const Icon = modeIcons[one];
      return {
        key: one,
        label: modeWords[one],
        icon: <Icon size={18} />,
        checked: choice === one,
        group: i === 0 ? t('theme') : undefined,
        onPick: () => chooseMode(one),
      };
    }),
    ...offeredLocales(pets, locale).map(
      (one, i): MenuItem => ({
        key: one,
        label: localeWords[one],
        icon: <IconLanguage size={18} />,
        checked: locale === one,
        group: i === 0 ? t('language') : undefined,
        onPick: () => chooseLocale(one),
      }),
    ),
    {
      key: 'own',
      label: t('myAccount'),
      icon: <IconUserCircle size={18} />,
      group: t('account'),
      onPick: () => void navigate({ href: own }),
    },
    {
      key: 'help',
      label: tHelp('help'),
      icon: <IconHelp size={18} />,
      onPick: () => askLate('help'),
    },
    {
      key: 'problem',
      label: t('reportProblem'),
      icon: <IconMessageReport size={18} />,
      onPick: report,
    },
    {
      key: 'out',
      label: t('signOut'),
      icon: <IconLogout size={18} />,
      onPick: () => {
        // `SignOut` takes it over where something has not been sent from this device; it comes after the first paint.
        if (dispatchEvent(new Event('sign-out', { cancelable: true }))) void signOut();
      },
    },
  ];
};
