/** Screen reader announcements while a task is being moved. */
export const dragTexts = {
  instructions:
    'Para mover a tarefa, pressione espaço. Use as setas para escolher a posição ou a lista, espaço para soltar e Esc para cancelar.',
  lifted: (title: string, place: string) => `Tarefa ${title} levantada. ${place}.`,
  at: (position: number, total: number, column: string) => `Posição ${position} de ${total} em ${column}`,
  locked: (column: string) => `${column} está bloqueada. Disponível no Premium.`,
  dropped: (title: string, place: string) => `Tarefa ${title} solta. ${place}.`,
  unchanged: (title: string) => `Tarefa ${title} solta no mesmo lugar.`,
  cancelled: (title: string) => `Movimento cancelado. Tarefa ${title} ficou onde estava.`,
};
