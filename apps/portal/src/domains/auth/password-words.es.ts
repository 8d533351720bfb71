/** The Spanish of `passwordWords`, fetched by whoever reads Spanish. */
export const es = {
  password: 'Contraseña nueva',
  again: 'Confirme la contraseña nueva',
  rule: 'Al menos {min} caracteres. Una frase corta es fácil de recordar y difícil de adivinar.',
  show: 'Mostrar la contraseña',
  capsLock: 'Las mayúsculas están activadas.',
  tooShort: 'Use al menos {min} caracteres.',
  tooLong: 'Use {max} caracteres como máximo.',
  common: 'Esta contraseña es fácil de adivinar. Elija otra.',
  holdsName: 'No ponga su nombre ni su correo en la contraseña.',
  differs: 'Las dos contraseñas no coinciden. Escriba la misma otra vez.',
};
