type CompleteToggleProps = { isCompleted: boolean; onChange: (completed: boolean) => void };

export function CompleteToggle({ isCompleted, onChange }: CompleteToggleProps) {
  return (
    <label className="btn btn-secondary complete-toggle">
      <input
        type="checkbox"
        className="eye"
        checked={isCompleted}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isCompleted ? 'Concluída' : 'Marcar como concluída'}
    </label>
  );
}
