import { convertCssVariables, defaultCssVariablesResolver, type MantineTheme } from '@mantine/core';
import { byTone } from './variables.ts';

/** Mantine's own variables pointed at ours, so that its inputs and tables follow the tokens. */
const bridged: Record<string, string> = {
  '--mantine-color-body': 'var(--n-ground)',
  '--mantine-color-text': 'var(--n-ink)',
  '--mantine-color-error': 'var(--n-danger-text)',
  '--mantine-color-anchor': 'var(--n-primary)',
  '--mantine-color-default': 'var(--n-surface)',
  '--mantine-color-default-hover': 'var(--n-sunken)',
  '--mantine-color-default-color': 'var(--n-ink)',
  '--mantine-color-default-border': 'var(--n-line)',
  '--mantine-color-dimmed': 'var(--n-ink-2)',
  '--mantine-color-placeholder': 'var(--n-ink-3)',
  '--mantine-color-disabled': 'var(--n-chip)',
  '--mantine-color-disabled-color': 'var(--n-ink-3)',
  '--mantine-color-disabled-border': 'var(--n-line)',
  '--mantine-primary-color-filled': 'var(--n-primary)',
  '--mantine-primary-color-filled-hover': 'var(--n-primary-hover)',
  '--mantine-primary-color-light': 'var(--n-tint-1)',
  '--mantine-primary-color-light-color': 'var(--n-on-tint)',
  '--mantine-primary-color-contrast': 'var(--n-on-primary)',
};

/** What Mantine's components ask for beside them. */
export const mantineText = (theme: MantineTheme): string =>
  [convertCssVariables(defaultCssVariablesResolver(theme)), byTone(() => bridged)].join('\n');
