/** The Spanish of `onboardingWords`, fetched by whoever reads Spanish. */
export const es = {
  progress: '{done} de {all} pasos listos',
  allDone: 'Todo está listo.',
  done: 'Hecho',
  open: 'Por hacer',
  go: 'Ir allí',
  isSchool: 'Agregar el perfil del centro',
  isSchoolText: 'El nombre, la dirección y la zona horaria de su centro, para documentos y páginas.',
  isLocation: 'Agregar una sede',
  isLocationText: 'Un lugar con su propia zona horaria, salas, cámaras y personas.',
  isManager: 'Agregar un gerente',
  isManagerText: 'Alguien que puede ver y administrar todo en la sede.',
  isRoom: 'Agregar salas',
  isRoomText: 'Las cámaras, el personal y las proporciones dependen de la sala en la que está el niño.',
  isStream: 'Conectar el video',
  isStreamText: 'Un servidor de video, o la dirección de una cámara.',
  isCamera: 'Agregar cámaras',
  isCameraText: 'Pruebe cada una antes de que la vean las familias.',
  isStudent: 'Agregar a los niños',
  isStudentText: 'Con su sala, fecha de nacimiento e información de seguridad.',
  isContact: 'Invitar a las familias',
  isContactText: 'Se registran con el código de la sede o por invitación.',
};

/** What is said of pets instead. */
export const pets = {
  isStudent: 'Agregar a las mascotas',
  isRoomText: 'Las cámaras, el personal y las proporciones dependen de la sala en la que está la mascota.',
};
