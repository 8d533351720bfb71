import { defineWords } from '@nestling/ui/words.ts';

/** The words of a location's rules for photos. */
export const photoSettingWords = defineWords({
  en: {
    title: 'Photos and videos',
    help: 'Families only see photos of children whose families allow it.',
    approval: 'Who approves photos for families',
    nobody: 'No approval needed; families see them right away',
    team: 'Anyone on the team',
    manager: 'Managers only',
    keepDays: 'Delete photos and videos after (days)',
    keepDaysHelp: '30 or more. Leave empty to keep them.',
  },
  es: {
    title: 'Fotos y videos',
    help: 'Las familias solo ven fotos de niños cuya familia lo permite.',
    approval: 'Quién aprueba las fotos para las familias',
    nobody: 'No se necesita aprobación; las familias las ven de inmediato',
    team: 'Cualquier persona del equipo',
    manager: 'Solo los gerentes',
    keepDays: 'Eliminar fotos y videos después de (días)',
    keepDaysHelp: '30 o más. Déjelo vacío para conservarlos.',
  },
});
