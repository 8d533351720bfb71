export const students = {
  'student.gone': 'Este alumno ya no existe.',
  'student.active': (p: { name: string }) => `${p.name} está activo.`,
  'student.inactive': (p: { name: string }) => `${p.name} está inactivo. La familia no ve ninguna cámara.`,
  'student.camerasSaved': 'Las cámaras se guardaron.',
};
