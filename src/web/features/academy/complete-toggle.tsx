import { useState } from 'react';

type CompleteToggleProps = {
  isCompleted: boolean;
  /** Settles when the server has answered, by then `isCompleted` tells the truth. */
  onChange: (completed: boolean) => Promise<unknown>;
};

export function CompleteToggle({ isCompleted, onChange }: CompleteToggleProps) {
  const [wanted, setWanted] = useState<boolean>();
  const isOn = wanted ?? isCompleted;

  const change = (completed: boolean) => {
    setWanted(completed);
    const settle = () => setWanted(undefined);
    onChange(completed).then(settle, settle);
  };

  return (
    <label className="btn btn-secondary complete-toggle">
      <input type="checkbox" className="eye" checked={isOn} onChange={(event) => change(event.target.checked)} />
      {isOn ? 'Concluída' : 'Marcar como concluída'}
    </label>
  );
}
